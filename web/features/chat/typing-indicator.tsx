import { FromAssistant } from './message-bubble.tsx'

const delays = ['', '[animation-delay:200ms]', '[animation-delay:400ms]']

/** aria-hidden: the status of the page announces it once. Below text, it shows that more follows. */
export function TypingIndicator({ isGoingOn }: { isGoingOn: boolean }) {
  return (
    <div aria-hidden="true" data-testid="typing">
      {isGoingOn ? (
        <div className="-mt-5 pl-12">
          <Dots />
        </div>
      ) : (
        <FromAssistant>
          <Dots />
        </FromAssistant>
      )}
    </div>
  )
}

function Dots() {
  return (
    <p className="flex h-7 items-center gap-1.5">
      {delays.map((delay) => (
        <span
          key={delay}
          className={`size-2 animate-pulse rounded-full bg-muted-foreground motion-reduce:hidden ${delay}`}
        />
      ))}
      <span className="hidden text-muted-foreground motion-reduce:inline">écrit…</span>
    </p>
  )
}
