import { href } from 'react-router'
import { Icon } from '#web/components/icon.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { figures } from './content/figures.ts'
import { plainFacts } from './content/home.ts'
import { HeroScene } from './hero-scene.tsx'

export function Hero() {
  return (
    <>
      <section className="relative overflow-hidden bg-linear-to-b from-20% from-background to-78% to-accent">
        <HeroScene />
        <div className="page relative pt-10 pb-[300px] md:min-h-[724px] md:pt-18 md:pb-0">
          <h1 className="text-hero md:text-hero-wide">
            Même à <span className="whitespace-nowrap">mi-voix</span>,
            <br />
            on vous écoute.
          </h1>
          <p className="mt-4 max-w-[35.5rem] text-lg leading-8 md:mt-5 md:text-xl">
            Parlez {figures.consultationLength} en vidéo avec un étudiant ou une étudiante en fin d’études de
            psychologie, sous la supervision de professionnels qualifiés.
          </p>
          <div className="mt-7 grid gap-3 sm:flex sm:flex-wrap">
            <ButtonLink to={href('/appointment')} size="large">
              Prendre rendez-vous
            </ButtonLink>
            <ButtonLink to={href('/chat')} size="large" variant="outline">
              <Icon name="message-circle" />
              Parler à l’assistant IA, gratuit
            </ButtonLink>
          </div>
          <p className="mt-4 text-base text-muted-foreground">
            <strong className="font-bold text-foreground">{figures.consultationPrice}</strong> la séance · sans
            engagement ·{' '}
            <span className="whitespace-nowrap text-foreground">
              <TextLink to={href('/praticiens')}>voir qui vous reçoit</TextLink>
            </span>
          </p>
        </div>
      </section>
      <section aria-label="L’essentiel" className="bg-water text-water-foreground">
        <ul className="page grid gap-5 py-8 text-base md:grid-cols-[1.35fr_1fr_1fr] md:gap-6 md:pb-7">
          <li className="hidden newcomers:block">
            {/* The server fills in the counted number. */}
            <strong className="font-bold" suppressHydrationWarning>
              Plus de 1000 personnes
            </strong>{' '}
            nous ont rejoints ce mois-ci.
          </li>
          <li className="newcomers:hidden">
            <strong className="font-bold">Une séance à la fois</strong> : vous choisissez avec qui, et quand.
          </li>
          <li>{plainFacts.status}</li>
          <li>{plainFacts.reimbursement}</li>
        </ul>
      </section>
    </>
  )
}
