import type { ComponentProps } from 'react'

type PlainFormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & { onSubmit: () => void }

/** Without a schema: a line to send, a search, a step of one choice, fields of somebody else's. Everything else is `<Form>`. */
export function PlainForm({ onSubmit, ...props }: PlainFormProps) {
  return (
    <form
      {...props}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    />
  )
}
