import { FromAssistant } from './message-bubble.tsx'

const delays = ['', '[animation-delay:200ms]', '[animation-delay:400ms]']

/** Hidden from screen readers, which hear of it once from the status of the page. */
export function TypingIndicator() {
  return (
    <div aria-hidden="true" data-testid="typing">
      <FromAssistant>
        <p className="flex h-7 items-center gap-1.5">
          {delays.map((delay) => (
            <span
              key={delay}
              className={`size-2 animate-pulse rounded-full bg-muted-foreground motion-reduce:hidden ${delay}`}
            />
          ))}
          <span className="hidden text-muted-foreground motion-reduce:inline">écrit…</span>
        </p>
      </FromAssistant>
    </div>
  )
}
