import { useEffect, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'

const INHALE_SECONDS = 4
const EXHALE_SECONDS = 6

function wantsStillness(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.classList.contains('less-motion')
  )
}

/** A disc that grows for four counts and settles for six. Whoever asked for less motion starts with a still one. */
export function BreathingGuide() {
  const [isPaused, setPaused] = useState(wantsStillness)
  const [isInhaling, setInhaling] = useState(true)

  useEffect(() => {
    if (isPaused) return undefined
    const wait = isInhaling ? INHALE_SECONDS : EXHALE_SECONDS
    const start = setTimeout(() => setInhaling((was) => !was), wait * 1000)
    return () => clearTimeout(start)
  }, [isPaused, isInhaling])

  function resume() {
    setInhaling(true)
    setPaused(false)
  }

  const scale = isInhaling && !isPaused ? 'scale-100' : 'scale-50'
  return (
    <div className="flex flex-wrap items-center gap-5">
      <div aria-hidden="true" className="grid size-32 place-items-center rounded-full bg-mist">
        <div
          className={`size-28 rounded-full bg-sun transition-transform ease-in-out starting:scale-50 ${scale} ${isInhaling ? 'duration-[4000ms]' : 'duration-[6000ms]'}`}
        />
      </div>
      <div className="grid justify-items-start gap-2">
        <p>
          {isPaused && 'Inspirez sur quatre temps, soufflez sur six.'}
          {!isPaused && (isInhaling ? 'Inspirez… quatre temps' : 'Soufflez… six temps')}
        </p>
        <Button variant="outline" onClick={isPaused ? resume : () => setPaused(true)}>
          {isPaused ? 'Lancer le guide' : 'Mettre en pause'}
        </Button>
      </div>
    </div>
  )
}
