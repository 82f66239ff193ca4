const suggestions = ['Je stresse', 'Je dors mal', 'J’ai besoin de vider mon sac']

/** First words for who does not know how to begin. */
export function Suggestions({ onChoose }: { onChoose: (words: string) => void }) {
  return (
    <ul aria-label="Pour commencer" className="flex flex-wrap gap-2 pl-12">
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
  )
}
