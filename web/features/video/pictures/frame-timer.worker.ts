/** Beats for drawings that are sent: a hidden tab stops animation frames and slows its own timers, a worker's go on. */
addEventListener('message', ({ data }: MessageEvent<number>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to the page that made this worker
  setInterval(() => postMessage(null), data)
})
