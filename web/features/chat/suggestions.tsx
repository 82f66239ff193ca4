const suggestions = ['Je stresse', 'Je dors mal', 'J’ai besoin de vider mon sac']

type SuggestionsProps = {
  onChoose: (words: string) => void
  onTakeUp: (() => void) | undefined
}

/** First words for who does not know how to begin. */
export function Suggestions({ onChoose, onTakeUp }: SuggestionsProps) {
  return (
    <div className="grid justify-items-start gap-4 pl-12">
      <ul aria-label="Pour commencer" className="flex flex-wrap gap-2">
        {suggestions.map((words) => (
          <li key={words}>
            <button
              type="button"
              onClick={() => onChoose(words)}
              className="min-h-11 rounded-full border border-input bg-card px-4 text-base text-card-foreground hover:bg-accent hover:text-accent-foreground"
            >
              {words}
            </button>
          </li>
        ))}
      </ul>
      {onTakeUp && (
        <button
          type="button"
          onClick={onTakeUp}
          className="min-h-11 text-left text-primary underline underline-offset-4"
        >
          Reprendre la conversation précédente
        </button>
      )}
    </div>
  )
}
