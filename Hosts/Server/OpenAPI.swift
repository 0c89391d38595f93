/// The description of the HTTP API, in OpenAPI 3.1. A route of the API is told here first.
enum OpenAPI {
  static let text = """
    {
      "openapi": "3.1.0",
      "info": {
        "title": "Pipit",
        "version": "1.0.0",
        "description": "What a Pipit server answers beside its pages. Every answer is JSON.",
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
        }
      },
      "components": {
        "schemas": {
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
