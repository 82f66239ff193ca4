type ProgressBarProps = { step: number; steps: number }

/** One segment per step; decorative, the text beside it says the same. */
export function ProgressBar({ step, steps }: ProgressBarProps) {
  return (
    <div aria-hidden="true" className="flex gap-1">
      {Array.from({ length: steps }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: segments differ by their place alone
        <span key={at} className={`h-1 flex-1 rounded-full ${at < step ? 'bg-primary' : 'bg-mist'}`} />
      ))}
    </div>
  )
}
