/* First, so that `fd_set` is the same here as in the Glibc module. */
#include <sys/select.h>

#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <event2/event.h>
#include <event2/listener.h>
#include <event2/util.h>

#include <linux/sockios.h>
#include <sys/ioctl.h>

/* How many sent bytes the other side has not taken yet; Swift cannot call a variadic function. */
static inline int pipit_unsent(evutil_socket_t socket) {
  int count = 0;
  return ioctl(socket, SIOCOUTQ, &count) == 0 ? count : 0;
}
