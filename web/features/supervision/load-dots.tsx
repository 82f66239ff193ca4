const DOTS = 8

/** Number of patients of a student, as dots and as text. */
export function LoadDots({ count }: { count: number }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <span aria-hidden="true" className="inline-flex gap-0.5">
        {Array.from({ length: DOTS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: always the same eight places
          <span key={index} className={`size-2.5 rounded-full ${index < count ? 'bg-primary' : 'bg-secondary'}`} />
        ))}
      </span>
      {count}
    </span>
  )
}
