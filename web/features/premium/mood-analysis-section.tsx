import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router'
import { formatCount } from '#domain/format.ts'
import { formatShortDay } from '#domain/format-time.ts'
import type { MoodAnalysis, MoodCorrelation, MoodWeek } from '#domain/mood/analyse-moods.ts'
import { moodLevels } from '#domain/mood/levels.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { Table } from '#web/components/ui/table.tsx'
import { lazyWithRetry } from '#web/lib/lazy-with-retry.tsx'
import { moodAnalysis } from './queries.ts'
import { ResourceList } from './resource-list.tsx'
import { ThemesConsent } from './themes-consent.tsx'

/** Lazy loading: the chart library is large, and not needed without data. */
const WeeksChart = lazyWithRetry(() => import('./weeks-chart.tsx'), <Skeleton shape="card" />)

export function MoodAnalysisSection() {
  const analysed = useQuery(moodAnalysis)
  return (
    <QueryState query={analysed} failure="Nous n’avons pas pu lire vos humeurs.">
      {(data) => <Analysis {...data} />}
    </QueryState>
  )
}

type AnalysisProps = Awaited<ReturnType<NonNullable<typeof moodAnalysis.queryFn>>>

function Analysis({ analysis, resources, usesConversations }: AnalysisProps) {
  return (
    <>
      <Card title="Vos semaines">
        {analysis.weeks.every(isBlank) ? (
          <EmptyState
            sentence="Notez votre humeur quelques jours, et vos semaines apparaîtront ici."
            action={<ButtonLink to={href('/patient/dashboard')}>Noter mon humeur</ButtonLink>}
          />
        ) : (
          <Weeks analysis={analysis} />
        )}
      </Card>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <Card title="Ce qui accompagne vos journées">
          <div className="grid gap-5">
            <Together title="Avec les jours plus légers" list={analysis.better} side="better" />
            <Together title="Avec les jours plus lourds" list={analysis.harder} side="harder" />
            <p className="text-small text-muted-foreground">
              Ces choses arrivent ensemble ; cela ne dit pas que l’une cause l’autre. Ce n’est ni une note ni un
              diagnostic.
            </p>
            <ThemesConsent isGiven={usesConversations} />
          </div>
        </Card>
        <ResourceList chosen={resources} />
      </div>
    </>
  )
}

const isBlank = ({ counts }: MoodWeek) => moodLevels.every(({ level }) => counts[level] === 0)

/** Starts at the first week with an entry. */
function Weeks({ analysis: { weeks: all, isHeavyLately } }: { analysis: MoodAnalysis }) {
  const weeks = all.slice(all.findIndex((week) => !isBlank(week)))
  return (
    <div className="grid grid-cols-1 gap-5">
      {isHeavyLately && (
        <Alert>
          Ces derniers jours ont été lourds. Vous pouvez en parler à quelqu’un dès maintenant : le{' '}
          <a href="tel:3114" className="font-semibold underline underline-offset-4">
            3114
          </a>{' '}
          est gratuit, confidentiel, 24 h/24.
        </Alert>
      )}
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-[2fr_3fr]">
        <figure>
          <figcaption className="mb-2 text-small text-muted-foreground">
            Les jours notés de chaque semaine, par humeur. Le tableau dit la même chose.
          </figcaption>
          <WeeksChart weeks={weeks} />
        </figure>
        <Table
          caption="Semaine par semaine"
          columns={['Semaine du', 'En quelques mots', ...moodLevels.map(({ label }) => label)]}
          rows={weeks.toReversed().map(({ monday, counts, words }) => ({
            id: monday,
            cells: [formatShortDay(monday), words, ...moodLevels.map(({ level }) => counts[level] || '–')],
          }))}
        />
      </div>
    </div>
  )
}

function Together({ title, list, side }: { title: string; list: MoodCorrelation[]; side: 'better' | 'harder' }) {
  return (
    <section>
      <h3 className="mb-2 text-base">{title}</h3>
      {list.length === 0 ? (
        <p className="text-muted-foreground">Rien ne se répète pour l’instant.</p>
      ) : (
        <ul className="grid gap-1.5">
          {list.map(({ id, name, from, betterDays, harderDays }) => (
            <li key={`${from} ${id}`} className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold first-letter:uppercase">{name}</span>
              <span className="text-muted-foreground">
                {side === 'better' ? betterDays : harderDays} sur{' '}
                {formatCount(betterDays + harderDays, 'jour', 'jours')}
                {from === 'chat' && ', d’après vos conversations'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
