import type { ReactNode } from 'react'
import { RoomHeader } from '../room-header.tsx'

type PlainScreenProps = { title: string; subtitle: string; heading: string; scene?: ReactNode; children: ReactNode }

/** A state of the room with a few sentences and actions. */
export function PlainScreen({ title, subtitle, heading, scene, children }: PlainScreenProps) {
  return (
    <>
      <RoomHeader title={title} subtitle={subtitle} />
      <div className="mx-auto flex w-full max-w-[592px] flex-1 flex-col gap-5 px-4 py-6 md:py-10">
        {scene && <div className="-mx-4 overflow-hidden md:mx-0 md:rounded-3xl">{scene}</div>}
        <h1 className="text-heading-lg">{heading}</h1>
        {children}
      </div>
    </>
  )
}
