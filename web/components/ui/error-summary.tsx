import type { ReactNode } from 'react'
import { Icon } from '#web/components/icon.tsx'

type Problem = { fieldId: string; label: string; text: string }

type ErrorSummaryProps = {
  problems: readonly Problem[]
  /** Number of errors at the last submit: the heading counts down from it. */
  found?: number
  /** One sentence about all errors, above the list. */
  lead?: string | undefined
}

/** Error summary at the top of a form: each message once, with links to the fields it concerns. */
export function ErrorSummary({ problems, found = 0, lead }: ErrorSummaryProps) {
  if (problems.length === 0) return null
  const points = problems.length === 1 ? '1 point à corriger' : `${problems.length} points à corriger`
  const sentences = Map.groupBy(problems, ({ text }) => text)
  return (
    <div role="alert" className="rounded-xl border border-destructive/40 bg-destructive-subtle p-4">
      <h2 className="flex items-center gap-2 font-sans font-semibold text-lg tracking-normal">
        <Icon name="circle-exclamation-point" className="size-5 text-destructive" />
        {problems.length < found ? `Il reste ${points}` : `Il y a ${points}`}
      </h2>
      {lead && <p className="mt-1 pl-7">{lead}</p>}
      <ul className={`mt-2 grid pl-7 ${lead ? '' : 'gap-2'}`}>
        {lead &&
          problems.map((problem) => (
            <li key={problem.fieldId}>
              <FieldLink {...problem} height="finger">
                {problem.label} : {continued(problem.text)}
              </FieldLink>
            </li>
          ))}
        {!lead &&
          [...sentences].map(([sentence, [first, ...others]]) =>
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

/** The message as the continuation of a sentence that begins with the field's name. */
function continued(sentence: string): string {
  return `${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1).replace(/\.$/, '')}`
}

const heights = { line: 'min-h-8', finger: 'min-h-11' }

type FieldLinkProps = { fieldId: string; height?: keyof typeof heights; children: ReactNode }

function FieldLink({ fieldId, height = 'line', children }: FieldLinkProps) {
  return (
    <a
      href={`#${fieldId}`}
      className={`inline-flex items-center underline underline-offset-4 ${heights[height]}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(fieldId)?.focus()
      }}
    >
      {children}
    </a>
  )
}
