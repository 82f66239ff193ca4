import { useState } from 'react'
import { AppError } from '#domain/errors.ts'
import { Accordion } from '#web/components/ui/accordion.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '#web/components/ui/dropdown-menu.tsx'
import { Popover } from '#web/components/ui/popover.tsx'
import { Sheet } from '#web/components/ui/sheet.tsx'
import { Tabs } from '#web/components/ui/tabs.tsx'
import { Tooltip } from '#web/components/ui/tooltip.tsx'
import { showError, showNotice } from '#web/lib/toast.ts'
import { Specimen } from './specimen.tsx'

export function OverlaySpecimens() {
  const [open, setOpen] = useState<'dialog' | 'sheet'>()
  const [tab, setTab] = useState('coming')
  const [answer, setAnswer] = useState('first')
  const close = () => setOpen(undefined)
  return (
    <>
      <Specimen name="Dialog, Sheet, Popover, DropdownMenu, Tooltip, toasts">
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setOpen('dialog')}>Dialogue</Button>
          <Button onClick={() => setOpen('sheet')}>Panneau</Button>
          <Popover label="Aide" trigger={<Button variant="outline">Bulle</Button>}>
            Un contenu court.
          </Popover>
          <DropdownMenu trigger={<Button variant="outline">Menu</Button>}>
            <DropdownMenuItem>Mon profil</DropdownMenuItem>
            <DropdownMenuSeparator />
            <DropdownMenuItem tone="destructive">Se déconnecter</DropdownMenuItem>
          </DropdownMenu>
          <Tooltip text="Écrit aussi ailleurs">
            <Button variant="ghost">Infobulle</Button>
          </Tooltip>
          <Button variant="secondary" onClick={() => showNotice('mood_saved')}>
            Succès
          </Button>
          <Button variant="secondary" onClick={() => showError(new AppError('offline'))}>
            Erreur
          </Button>
        </div>
        <Dialog
          isOpen={open === 'dialog'}
          onOpenChange={close}
          title="Annuler ce rendez-vous ?"
          description="L’annulation est gratuite jusqu’à la veille."
          actions={
            <>
              <Button variant="outline" onClick={close}>
                Garder mon rendez-vous
              </Button>
              <Button variant="destructive" onClick={close}>
                Annuler mon rendez-vous
              </Button>
            </>
          }
        />
        <Sheet
          isOpen={open === 'sheet'}
          onOpenChange={close}
          title="Panneau"
          description="Il couvre le côté de l’écran."
        >
          <p>Contenu du panneau.</p>
        </Sheet>
      </Specimen>
      <Specimen name="Tabs">
        <Tabs
          label="Rendez-vous"
          value={tab}
          onValueChange={setTab}
          tabs={[
            { value: 'coming', label: 'À venir', content: 'Les prochains.' },
            { value: 'past', label: 'Historique', content: 'Les précédents.' },
          ]}
        />
      </Specimen>
      <Specimen name="Accordion">
        <Accordion
          headingLevel="h3"
          openId={answer}
          onOpenChange={setAnswer}
          items={[
            { id: 'first', title: 'Une première question ?', content: 'Sa réponse.' },
            { id: 'second', title: 'Une seconde question ?', content: 'Sa réponse.' },
          ]}
        />
      </Specimen>
    </>
  )
}
