/** Same code as the blob worker of `@supabase/realtime-js`, in a file because our CSP refuses blob workers. */
addEventListener('message', ({ data }: MessageEvent<{ event: string; interval: number }>) => {
  // To the page that made this worker.
  if (data.event === 'start') setInterval(() => postMessage({ event: 'keepAlive' }), data.interval)
})
