/// The description of the HTTP API, in OpenAPI 3.1. A route of the API is told here first.
enum OpenAPI {
  static let text = """
    {
      "openapi": "3.1.0",
      "info": {
        "title": "Pipit",
        "version": "1.0.0",
        "description": "What a Pipit server answers beside its pages. Every answer is JSON but a sound.",
        "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"}
      },
      "servers": [{"url": "/"}],
      "paths": {
        "/api/health": {
          "get": {
            "operationId": "health",
            "summary": "Whether the server serves, and which build",
            "responses": {
              "200": {
                "description": "It serves.",
                "content": {
                  "application/json": {"schema": {"$ref": "#/components/schemas/Health"}}
                }
              },
              "default": {"$ref": "#/components/responses/Error"}
            }
          }
        },
        "/api/openapi.json": {
          "get": {
            "operationId": "describe",
            "summary": "This description",
            "responses": {
              "200": {
                "description": "An OpenAPI document.",
                "content": {"application/json": {"schema": {"type": "object"}}}
              },
              "default": {"$ref": "#/components/responses/Error"}
            }
          }
        },
        "/word": {
          "get": {
            "operationId": "words",
            "summary": "English words drawn by chance, each of which the dictionary explains",
            "parameters": [
              {
                "name": "length", "in": "query",
                "description": "How many letters they have; without it, any.",
                "schema": {"type": "integer", "minimum": 2, "examples": [6]}
              },
              {
                "name": "number", "in": "query", "description": "How many there are.",
                "schema": {"type": "integer", "minimum": 1, "maximum": 100, "default": 1}
              },
              {
                "name": "lang", "in": "query", "description": "The language: there is one.",
                "schema": {"const": "en"}
              }
            ],
            "responses": {
              "200": {
                "description": "The words, each once; fewer where there are no more.",
                "content": {
                  "application/json": {
                    "schema": {"type": "array", "items": {"type": "string", "examples": ["pigeon"]}}
                  }
                }
              },
              "400": {"$ref": "#/components/responses/Error"},
              "503": {"$ref": "#/components/responses/Error"},
              "default": {"$ref": "#/components/responses/Error"}
            }
          }
        },
        "/api/v2/entries/{language}/{word}": {
          "get": {
            "operationId": "define",
            "summary": "What an English word means",
            "description": "The shape is that of version 2 of dictionaryapi.dev. For an inflected form there are the entries of its headwords, under the word asked for.",
            "parameters": [
              {
                "name": "language", "in": "path", "required": true,
                "schema": {"type": "string", "examples": ["en"]}
              },
              {
                "name": "word", "in": "path", "required": true,
                "description": "The word; capitals do not matter.",
                "schema": {"type": "string", "examples": ["geese"]}
              }
            ],
            "responses": {
              "200": {
                "description": "The entries, at least one.",
                "content": {
                  "application/json": {
                    "schema": {
                      "type": "array", "items": {"$ref": "#/components/schemas/Entry"}
                    }
                  }
                }
              },
              "404": {
                "description": "The dictionary does not have the word.",
                "content": {
                  "application/json": {"schema": {"$ref": "#/components/schemas/NoDefinitions"}}
                }
              },
              "503": {"$ref": "#/components/responses/Error"},
              "default": {"$ref": "#/components/responses/Error"}
            }
          }
        },
        "/api/scramble/verify": {
          "post": {
            "operationId": "verifyScramble",
            "summary": "Whether a game of word scramble is worth the score that is claimed for it",
            "description": "The game is dealt anew and its presses are sent to it again. Words that a learner keeps although the list does not have them do not count. As with every request that could change something, the Origin header names this server.",
            "requestBody": {
              "required": true,
              "content": {
                "application/json": {"schema": {"$ref": "#/components/schemas/ScrambleClaim"}}
              }
            },
            "responses": {
              "200": {
                "description": "What the game is worth.",
                "content": {
                  "application/json": {"schema": {"$ref": "#/components/schemas/ScrambleScore"}}
                }
              },
              "400": {"$ref": "#/components/responses/Error"},
              "503": {"$ref": "#/components/responses/Error"},
              "default": {"$ref": "#/components/responses/Error"}
            }
          }
        },
        "/voices": {
          "get": {
            "operationId": "voices",
            "summary": "The languages that the server can speak",
            "responses": {
              "200": {
                "description": "The list; empty where no voice is installed.",
                "content": {
                  "application/json": {"schema": {"$ref": "#/components/schemas/Voices"}}
                }
              },
              "default": {"$ref": "#/components/responses/Error"}
            }
          }
        },
        "/voice": {
          "get": {
            "operationId": "say",
            "summary": "A text spoken",
            "parameters": [
              {
                "name": "language", "in": "query", "required": true,
                "description": "A BCP 47 tag, with the script where the text is not in the usual one: ja-Hrkt, zh-Latn-pinyin. A region without a voice of its own gets the language's.",
                "schema": {"type": "string", "examples": ["es"]}
              },
              {
                "name": "text", "in": "query", "required": true,
                "description": "The words, in letters of that script. Markup and signs are not said; a gap, such as __, is a pause. Single letters divided by commas are said by their names: c, a, t.",
                "schema": {"type": "string", "maxLength": 500, "examples": ["buenos días"]}
              },
              {
                "name": "rate", "in": "query",
                "description": "The speed in percent of the voice's own.",
                "schema": {"type": "integer", "minimum": 25, "maximum": 150, "default": 100}
              },
              {
                "name": "format", "in": "query",
                "description": "The form of the sound. Where none is given, the first answer for a text is WAV, which is there at once and is not to be kept, and from then on MP3, a tenth as large.",
                "schema": {"type": "string", "enum": ["wav", "mp3"]}
              }
            ],
            "responses": {
              "200": {
                "description": "A sound of one channel: WAV with 16 bits, or MP3.",
                "content": {
                  "audio/wav": {"schema": {"type": "string", "format": "binary"}},
                  "audio/mpeg": {"schema": {"type": "string", "format": "binary"}}
                }
              },
              "304": {"description": "The sound is the one that was sent before."},
              "400": {"$ref": "#/components/responses/Error"},
              "404": {"$ref": "#/components/responses/Error"},
              "503": {"$ref": "#/components/responses/Error"},
              "default": {"$ref": "#/components/responses/Error"}
            }
          }
        }
      },
      "components": {
        "schemas": {
          "Entry": {
            "type": "object",
            "required": ["word", "phonetics", "meanings", "license", "sourceUrls"],
            "properties": {
              "word": {"type": "string", "description": "The word that was asked for"},
              "phonetic": {"type": "string", "examples": ["/ɡuːs/"]},
              "phonetics": {
                "type": "array",
                "items": {
                  "type": "object",
                  "required": ["audio"],
                  "properties": {
                    "text": {"type": "string"},
                    "audio": {"type": "string", "description": "Where the sound is to be had"}
                  }
                }
              },
              "meanings": {
                "type": "array",
                "items": {
                  "type": "object",
                  "required": ["partOfSpeech", "definitions", "synonyms", "antonyms"],
                  "properties": {
                    "partOfSpeech": {"enum": ["noun", "verb", "adjective", "adverb"]},
                    "definitions": {
                      "type": "array",
                      "items": {
                        "type": "object",
                        "required": ["definition", "synonyms", "antonyms"],
                        "properties": {
                          "definition": {"type": "string"},
                          "synonyms": {"$ref": "#/components/schemas/Words"},
                          "antonyms": {"$ref": "#/components/schemas/Words"},
                          "example": {"type": "string"}
                        }
                      }
                    },
                    "synonyms": {"$ref": "#/components/schemas/Words"},
                    "antonyms": {"$ref": "#/components/schemas/Words"}
                  }
                }
              },
              "license": {
                "type": "object",
                "required": ["name", "url"],
                "properties": {"name": {"type": "string"}, "url": {"type": "string"}}
              },
              "sourceUrls": {"$ref": "#/components/schemas/Words"}
            }
          },
          "ScrambleClaim": {
            "type": "object",
            "required": ["deal", "tokens", "score"],
            "properties": {
              "deal": {
                "type": "object",
                "description": "The seed, and the options of the game's address, such as language, scoring, root or day.",
                "required": ["seed"],
                "properties": {"seed": {"type": "string", "pattern": "^[0-9]+$"}},
                "additionalProperties": {"type": "string"}
              },
              "tokens": {
                "type": "array", "maxItems": 5000,
                "description": "What was pressed, in order. A token that means nothing is passed over.",
                "items": {"type": "string", "examples": ["write 0 decal"]}
              },
              "times": {
                "type": "array",
                "description": "When each token was pressed, in milliseconds after the deal; without them no clock counts.",
                "items": {"type": "integer", "minimum": 0}
              },
              "score": {
                "type": "integer", "minimum": 0, "maximum": 1000000,
                "description": "The points that are claimed"
              }
            }
          },
          "ScrambleScore": {
            "type": "object",
            "required": ["score", "own", "stopped", "verified"],
            "properties": {
              "score": {"type": "integer", "description": "The points of the words that count"},
              "own": {
                "type": "integer",
                "description": "How many words more were found that only the learner keeps"
              },
              "stopped": {
                "type": "boolean",
                "description": "Whether its clock was stopped, or the game went on after its end."
              },
              "verified": {
                "type": "boolean", "description": "Whether the score is the one that is claimed"
              }
            }
          },
          "NoDefinitions": {
            "type": "object",
            "required": ["title", "message", "resolution"],
            "properties": {
              "title": {"const": "No Definitions Found"},
              "message": {"type": "string"},
              "resolution": {"type": "string"}
            }
          },
          "Words": {"type": "array", "items": {"type": "string"}},
          "Voices": {
            "type": "object",
            "required": ["voices", "longest"],
            "properties": {
              "voices": {
                "type": "array",
                "items": {"type": "string", "description": "A BCP 47 tag"}
              },
              "longest": {
                "type": "integer",
                "description": "So many letters may be said at once. A longer text is to be cut at the end of a sentence or clause."
              }
            }
          },
          "Health": {
            "type": "object",
            "required": ["ok", "build"],
            "properties": {
              "ok": {"type": "boolean", "const": true},
              "build": {"type": "string", "description": "The id of the build that is served"}
            }
          },
          "Error": {
            "type": "object",
            "required": ["error"],
            "properties": {
              "error": {
                "type": "object",
                "required": ["code", "message"],
                "properties": {
                  "code": {"type": "string", "examples": ["not-found"]},
                  "message": {"type": "string"}
                }
              }
            }
          }
        },
        "responses": {
          "Error": {
            "description": "What went wrong, with the mend.",
            "content": {
              "application/json": {"schema": {"$ref": "#/components/schemas/Error"}}
            }
          }
        }
      }
    }

    """
}
