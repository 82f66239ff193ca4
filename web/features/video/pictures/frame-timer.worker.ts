/** Timer for drawn tracks: a hidden tab stops animation frames and throttles its timers, but not those of a worker. */
addEventListener('message', ({ data }: MessageEvent<number>) => {
  // To the page that made this worker.
  setInterval(() => postMessage(null), data)
})
