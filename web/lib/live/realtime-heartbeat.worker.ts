/** What `@supabase/realtime-js` would make from a blob, which our security policy refuses. */
addEventListener('message', ({ data }: MessageEvent<{ event: string; interval: number }>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to the page that made this worker
  if (data.event === 'start') setInterval(() => postMessage({ event: 'keepAlive' }), data.interval)
})
