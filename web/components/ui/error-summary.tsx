import { Icon } from '#web/components/icon.tsx'

type ErrorSummaryProps = { problems: readonly { fieldId: string; text: string }[] }

/** What is to correct, at the top of a form, each line leading to its field. */
export function ErrorSummary({ problems }: ErrorSummaryProps) {
  if (problems.length === 0) return null
  return (
    <div role="alert" className="rounded-xl border border-destructive/40 bg-destructive-subtle p-4">
      <h2 className="flex items-center gap-2 font-sans font-semibold text-lg tracking-normal">
        <Icon name="circle-exclamation-point" className="size-5 text-destructive" />
        {problems.length === 1 ? 'Il y a 1 point à corriger' : `Il y a ${problems.length} points à corriger`}
      </h2>
      <ul className="mt-2 grid gap-1 pl-7">
        {problems.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className="underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(fieldId)?.focus()
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
