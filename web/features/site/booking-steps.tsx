import { DawnScene, type SunHeight } from '#web/components/dawn-scene.tsx'
import { bookingSteps } from './content/home.ts'

const heights: readonly SunHeight[] = ['low', 'rising', 'high', 'noon']

export function BookingSteps() {
  return (
    <section className="bg-sidebar">
      <div className="page py-16 md:py-24">
        <h2 className="text-heading-xl md:text-display">Comment ça se passe</h2>
        <ol className="mt-8 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {bookingSteps.map(({ title, text }, position) => (
            <li key={title}>
              <DawnScene height={heights[position] ?? 'noon'} frame="wide" />
              <h3 className="mt-4 text-heading-xs">
                <span className="font-normal">{position + 1}.</span> {title}
              </h3>
              <p className="mt-0.5 text-muted-foreground">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
