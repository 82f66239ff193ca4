import { moodLevels } from '#domain/mood/levels.ts'
import { DawnScene } from '#web/components/dawn-scene.tsx'
import { Logo } from '#web/components/logo.tsx'
import { MoodGlyph } from '#web/components/mood-glyph.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Avatar } from '#web/components/ui/avatar.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { Progress } from '#web/components/ui/progress.tsx'
import { Separator } from '#web/components/ui/separator.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { Table } from '#web/components/ui/table.tsx'
import { Specimen } from './specimen.tsx'

const tones = ['info', 'success', 'warning', 'error'] as const
const heights = ['hidden', 'low', 'rising', 'high', 'noon'] as const
const shapes = ['title', 'text', 'button', 'card', 'circle'] as const

export function StateSpecimens() {
  return (
    <>
      <Specimen name="Alert">
        {tones.map((tone) => (
          <Alert key={tone} tone={tone} title={tone}>
            Ce qui s’est passé, et ce que l’on peut faire.
          </Alert>
        ))}
      </Specimen>
      <Specimen name="Skeleton, EmptyState, ErrorState">
        {shapes.map((shape) => (
          <Skeleton key={shape} shape={shape} />
        ))}
        <EmptyState sentence="Vos rendez-vous s’afficheront ici." action={<Button>Prendre rendez-vous</Button>} />
        <ErrorState sentence="Nous n’avons pas pu charger vos rendez-vous." onRetry={() => {}} />
      </Specimen>
      <Specimen name="Card, Avatar, Progress, Separator">
        <Card title="Une carte" titleLevel="h3">
          Son contenu.
        </Card>
        <div className="flex items-center gap-3">
          <Avatar name="Claire Lefèvre" size="small" />
          <Avatar name="Yanis" />
          <Avatar name="" size="large" />
        </div>
        <Progress label="Étape 1 sur 2" value={1} max={2} />
        <Separator />
        <Separator label="Démonstration" />
      </Specimen>
      <Specimen name="Table">
        <Table
          caption="Conservation"
          columns={['Donnée', 'Durée']}
          rows={[
            { id: 'account', cells: ['Compte', '3 ans'] },
            { id: 'payment', cells: ['Paiement', '10 ans'] },
          ]}
        />
      </Specimen>
      <Specimen name="Logo, scènes, humeurs">
        <Logo />
        <div className="flex flex-wrap gap-3">
          {heights.map((height) => (
            <DawnScene key={height} height={height} />
          ))}
        </div>
        <div className="flex flex-wrap gap-6">
          {moodLevels.map(({ level, label }) => (
            <span key={level} className="flex items-center gap-2">
              <MoodGlyph level={level} /> {label}
            </span>
          ))}
        </div>
      </Specimen>
    </>
  )
}
