#ifndef PIPIT_BROWSER_H
#define PIPIT_BROWSER_H
#endif
