import { useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Accordion } from '#web/components/ui/accordion.tsx'
import { Blocks } from './blocks.tsx'
import type { FaqEntry } from './content/types.ts'

type FaqListProps = { entries: readonly FaqEntry[]; headingLevel: 'h2' | 'h3' }

/** The open question is in the URL hash, so that it can be shared. */
export function FaqList({ entries, headingLevel }: FaqListProps) {
  const hash = useHash()
  const navigate = useNavigate()
  const openId = entries.find(({ id }) => `#${id}` === hash)?.id ?? ''

  function open(id: string) {
    void navigate({ hash: id }, { replace: true, preventScrollReset: true })
  }

  return (
    <Accordion
      headingLevel={headingLevel}
      openId={openId}
      onOpenChange={open}
      items={entries.map(({ id, question, answer }) => ({ id, title: question, content: <Blocks blocks={answer} /> }))}
    />
  )
}

const neverChanges = () => () => {}

/** The hash is unknown at build time: it is read after hydration, not during it. */
function useHash(): string {
  const { hash } = useLocation()
  return useSyncExternalStore(
    neverChanges,
    () => hash,
    () => '',
  )
}
