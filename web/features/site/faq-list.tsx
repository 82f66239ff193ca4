import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Accordion } from '#web/components/ui/accordion.tsx'
import { Blocks } from './blocks.tsx'
import type { FaqEntry } from './content/types.ts'

/** The open question is in the address, so that it can be sent to someone. */
export function FaqList({ entries }: { entries: readonly FaqEntry[] }) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [openId, setOpenId] = useState('')

  useEffect(() => {
    const wanted = entries.find(({ id }) => `#${id}` === hash)
    if (wanted) setOpenId(wanted.id)
  }, [entries, hash])

  function open(id: string) {
    setOpenId(id)
    void navigate({ hash: id }, { replace: true, preventScrollReset: true })
  }

  return (
    <Accordion
      openId={openId}
      onOpenChange={open}
      items={entries.map(({ id, question, answer }) => ({ id, title: question, content: <Blocks blocks={answer} /> }))}
    />
  )
}
