import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Logo } from '#web/components/logo.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'

type AccessCardProps = { title: string; intro?: ReactNode; children: ReactNode }

/** Layout of every sign-in and sign-up screen: a card of 560 px, full width on a phone. */
export function AccessCard({ title, intro, children }: AccessCardProps) {
  return (
    <div className="mx-auto w-full max-w-[592px] px-4 py-8 md:py-16">
      <div className="grid gap-6 sm:rounded-2xl sm:border sm:bg-card sm:p-8 sm:text-card-foreground">
        <div className="hidden sm:block">
          <Logo />
        </div>
        <header className="grid gap-3">
          <PageTitle size="narrow">{title}</PageTitle>
          {intro && <div className="text-muted-foreground">{intro}</div>}
        </header>
        {children}
      </div>
      <p className="mt-6 text-center text-small">
        <TextLink to={href('/contact')} look="block">
          Besoin d’aide ? Écrivez-nous
        </TextLink>
      </p>
    </div>
  )
}
