import type { ReactNode } from 'react'
import { href } from 'react-router'
import { ageOn } from '#domain/booking/age.ts'
import { formatCount } from '#domain/format.ts'
import { labelOf, specializations } from '#domain/profile/choices.ts'
import { studyYearOf } from '#domain/profile/studies.ts'
import { dayOf } from '#domain/time.ts'
import { StoredAvatar } from '#web/components/stored-avatar.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { Card } from '#web/components/ui/card.tsx'
import type { ProfileRow } from '#web/features/profile/queries.ts'
import { CalendarFeedCard } from './agenda/calendar-feed-card.tsx'
import { PayoutCard } from './revenue/payout-card.tsx'

type ProfessionalProfileProps = { profile: ProfileRow; email: string }

export function ProfessionalProfile({ profile, email }: ProfessionalProfileProps) {
  const name = `${profile.first_name} ${profile.last_name}`.trim()
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-3">
      <div className="lg:col-span-2">
        <Card>
          <div className="mb-5 flex flex-wrap items-center gap-4">
            <StoredAvatar name={name} path={profile.avatar_path} size="large" />
            <div className="flex-1">
              <h2 className="text-heading-sm">{name}</h2>
              <p className="break-all text-muted-foreground">{email}</p>
            </div>
            <ButtonLink to={href('/profile')} variant="outline">
              Modifier mon profil
            </ButtonLink>
          </div>
          <dl className="grid gap-4 sm:grid-cols-2">
            <Line term="Spécialisation">{labelOf(specializations, profile.specialization ?? '')}</Line>
            {profile.user_type === 'therapist' ? (
              <Line term="Années d’expérience">{experienceOf(profile)}</Line>
            ) : (
              <>
                <Line term="Université">{profile.university}</Line>
                <Line term="Année d’études">{studyYearOf(profile.study_year)}</Line>
              </>
            )}
            <Line term="Domaines d’expertise">
              {profile.specialties.length > 0 && (
                <span className="flex flex-wrap gap-2">
                  {profile.specialties.map((specialty) => (
                    <Badge key={specialty} tone="info">
                      {specialty}
                    </Badge>
                  ))}
                </span>
              )}
            </Line>
            <Line term="Biographie" isWide>
              {profile.bio}
            </Line>
          </dl>
        </Card>
      </div>
      <div className="grid grid-cols-1 gap-5">
        <Card title="Recevoir de nouveaux patients">
          <p className="mb-4 text-muted-foreground">Plus vous ouvrez de créneaux, plus vous serez choisi·e.</p>
          <ButtonLink to={href('/therapist/availability')} variant="secondary">
            Ajouter des disponibilités
          </ButtonLink>
        </Card>
        <CalendarFeedCard />
        <PayoutCard />
      </div>
    </div>
  )
}

/** Completed years since the day that the invitation names. */
function experienceOf({ practising_since: since }: ProfileRow): string | null {
  if (!since) return null
  const years = ageOn(since, dayOf(new Date()))
  return years === 0 ? 'Moins d’un an' : formatCount(years, 'an', 'ans')
}

type LineProps = { term: string; isWide?: boolean; children: ReactNode }

function Line({ term, isWide = false, children }: LineProps) {
  return (
    <div className={isWide ? 'sm:col-span-2' : ''}>
      <dt className="text-small text-muted-foreground">{term}</dt>
      <dd className="whitespace-pre-line">{children || 'Non renseigné'}</dd>
    </div>
  )
}
