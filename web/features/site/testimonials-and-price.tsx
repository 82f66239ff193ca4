import { useRef, useSyncExternalStore } from 'react'
import { href } from 'react-router'
import { Icon } from '#web/components/icon.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { figures } from './content/figures.ts'
import { priceIncludes, testimonials, testimonialsNotice } from './content/home.ts'
import { useNearViewport } from './use-near-viewport.ts'

const subscribe = () => () => undefined

/** Pages are built in demo mode; a production server removes `data-demo-only` elements before serving them. */
const isDemo = () => typeof document === 'undefined' || document.documentElement.hasAttribute('data-demo')

/** Same value during and after hydration, so that removed elements do not come back. */
const useIsDemo = () => useSyncExternalStore(subscribe, isDemo, isDemo)

/** The italic font is loaded when the quotes come near: it is not among the preloaded fonts. */
export function TestimonialsAndPrice() {
  return (
    <section className="page grid gap-12 py-16 md:py-24 lg:has-[article]:grid-cols-[1.6fr_1fr] lg:gap-20">
      {useIsDemo() && <Voices />}
      <PriceCard />
    </section>
  )
}

/** Invented reviews, labelled as such: removed in production. */
function Voices() {
  const quotes = useRef<HTMLElement>(null)
  const areNear = useNearViewport(quotes)
  return (
    <article ref={quotes} data-demo-only="">
      <h2 className="text-heading-xl md:text-display">Ils et elles en parlent</h2>
      <ul className="mt-8 grid gap-8">
        {testimonials.map(({ quote, author }) => (
          <li key={author}>
            <figure className="border-sun border-l-4 pl-5">
              <blockquote
                className={`font-display text-heading-sm leading-[1.875rem] md:text-2xl md:leading-8 ${areNear ? 'italic' : ''}`}
              >
                <p>« {quote} »</p>
              </blockquote>
              <figcaption className="mt-2 text-base text-muted-foreground">{author}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-small text-muted-foreground">{testimonialsNotice}</p>
    </article>
  )
}

function PriceCard() {
  return (
    <div className="w-full max-w-md self-start justify-self-center rounded-2xl border bg-card p-6 text-card-foreground shadow-lg md:p-7">
      <h2 className="text-heading-md">Un prix unique</h2>
      <p className="mt-2 flex items-baseline gap-2">
        <span className="font-display font-medium text-price tracking-[-0.018em]">{figures.consultationPrice}</span>
        <span className="text-base text-muted-foreground">/ séance</span>
      </p>
      <ul className="mt-6 grid gap-3">
        {priceIncludes.map((advantage) => (
          <li key={advantage} className="flex gap-3">
            <Icon name="check" className="mt-1 size-5 text-success" />
            {advantage}
          </li>
        ))}
      </ul>
      <div className="mt-7">
        <ButtonLink to={href('/appointment')} size="large" width="full">
          Prendre rendez-vous
        </ButtonLink>
      </div>
    </div>
  )
}
