import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { Logo } from '#web/components/logo.tsx'

type AccessCardProps = { title: string; intro?: ReactNode; children: ReactNode }

/** The frame of every screen that leads into an account: a card of 560 px, the whole width on a telephone. */
export function AccessCard({ title, intro, children }: AccessCardProps) {
  return (
    <div className="mx-auto w-full max-w-[592px] px-4 py-8 md:py-16">
      <div className="grid gap-6 sm:rounded-2xl sm:border sm:bg-card sm:p-8 sm:text-card-foreground">
        <div className="hidden sm:block">
          <Logo />
        </div>
        <header className="grid gap-3">
          <h1 className="text-[34px] leading-[38px]">{title}</h1>
          {intro && <div className="text-muted-foreground">{intro}</div>}
        </header>
        {children}
      </div>
      <p className="mt-6 text-center text-[15px]">
        <Link to={href('/contact')} className="inline-block py-2 underline underline-offset-4">
          Besoin d’aide ? Écrivez-nous
        </Link>
      </p>
    </div>
  )
}
