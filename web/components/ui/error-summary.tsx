import type { ReactNode } from 'react'
import { Icon } from '#web/components/icon.tsx'

export type Problem = { fieldId: string; label: string; text: string }

/** What is to correct, at the top of a form: each sentence once, with the fields it concerns, each leading to its field. */
export function ErrorSummary({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null
  const sentences = Map.groupBy(problems, ({ text }) => text)
  return (
    <div role="alert" className="rounded-xl border border-destructive/40 bg-destructive-subtle p-4">
      <h2 className="flex items-center gap-2 font-sans font-semibold text-lg tracking-normal">
        <Icon name="circle-exclamation-point" className="size-5 text-destructive" />
        {problems.length === 1 ? 'Il y a 1 point à corriger' : `Il y a ${problems.length} points à corriger`}
      </h2>
      <ul className="mt-2 grid gap-2 pl-7">
        {[...sentences].map(([sentence, [first, ...others]]) =>
          first && others.length === 0 ? (
            <li key={sentence}>
              <FieldLink {...first}>
                {first.label} : {sentence}
              </FieldLink>
            </li>
          ) : (
            <li key={sentence}>
              {sentence}
              <ul className="flex flex-wrap gap-x-5">
                {sentences.get(sentence)?.map((problem) => (
                  <li key={problem.fieldId}>
                    <FieldLink {...problem}>{problem.label}</FieldLink>
                  </li>
                ))}
              </ul>
            </li>
          ),
        )}
      </ul>
    </div>
  )
}

function FieldLink({ fieldId, children }: { fieldId: string; children: ReactNode }) {
  return (
    <a
      href={`#${fieldId}`}
      className="inline-flex min-h-8 items-center underline underline-offset-4"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(fieldId)?.focus()
      }}
    >
      {children}
    </a>
  )
}
