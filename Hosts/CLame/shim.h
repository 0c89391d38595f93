#include <lame/lame.h>

/* An encoder of one channel, or null. The first frame it gives tells a player what to leave out at
   both ends; lame_get_lametag_frame fills it in at last. */
static inline lame_t pipit_mp3_begin(int samples_a_second, int kilobits_a_second) {
  lame_t lame = lame_init();
  if (!lame) return lame;
  lame_set_in_samplerate(lame, samples_a_second);
  lame_set_out_samplerate(lame, samples_a_second);
  lame_set_num_channels(lame, 1);
  lame_set_mode(lame, MONO);
  lame_set_brate(lame, kilobits_a_second);
  lame_set_quality(lame, 5);
  lame_set_bWriteVbrTag(lame, 1);
  lame_set_write_id3tag_automatic(lame, 0);
  if (lame_init_params(lame) >= 0) return lame;
  lame_close(lame);
  return 0;
}
