import { type RefObject, useEffect } from 'react'
import type { LocalMedia } from '../../engine/local-media.ts'

/** F2: toolbar; Ctrl/⌘+D: microphone; Ctrl/⌘+E: video. */
export function useShortcuts(media: LocalMedia, toolbar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function heed(event: KeyboardEvent) {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (event.key === 'F2') toolbar.current?.querySelector<HTMLElement>('button')?.focus()
      else if (isCommand && event.key.toLowerCase() === 'd') void media.switchMicrophone()
      else if (isCommand && event.key.toLowerCase() === 'e') void media.switchVideo()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', heed)
    return () => window.removeEventListener('keydown', heed)
  }, [media, toolbar])
}
