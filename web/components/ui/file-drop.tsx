import type { ReactNode } from 'react'

type FileDropProps = {
  id: string
  label: string
  accept: string
  describedBy?: string | undefined
  isBusy: boolean
  onFile: (file: File) => void
  children: ReactNode
}

/** A native file input stretched over the whole zone, so that click, keyboard and drop work natively. */
export function FileDrop({ id, label, accept, describedBy, isBusy, onFile, children }: FileDropProps) {
  return (
    <div className="relative grid justify-items-center gap-2 rounded-xl border-2 border-input border-dashed bg-card p-6 text-center hover:bg-accent has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2">
      <input
        id={id}
        type="file"
        accept={accept}
        aria-label={label}
        aria-describedby={describedBy}
        disabled={isBusy}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onFile(file)
          // Reset, so that choosing the same file again fires a change event.
          target.value = ''
        }}
      />
      {children}
    </div>
  )
}
