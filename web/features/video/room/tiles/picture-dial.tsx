import { type Ref, useId } from 'react'
import { Icon } from '#web/components/icon.tsx'
import { isPicture, type Picture, pictures } from '../../engine/pictures.ts'
import { PictureThumbnail } from './picture-thumbnail.tsx'

type PictureDialProps = {
  picture: Picture
  onChoose: (picture: Picture) => void
  /** Three per row, as on a phone, whatever the width. */
  isNarrow?: boolean
  legendRef?: Ref<HTMLLegendElement>
}

const CHANGEABLE = 'Vous pouvez changer pendant la séance.'

/** « Comment on me voit »: the anonymity dial. */
export function PictureDial({ picture, onChoose, isNarrow = false, legendRef }: PictureDialProps) {
  const name = useId()
  const wide = isNarrow ? '' : 'md:grid-cols-5'
  return (
    <fieldset>
      <legend ref={legendRef} tabIndex={-1} className="mb-2.5 w-full">
        <span className="flex items-baseline justify-between gap-4">
          <span className="font-semibold text-button">Comment on me voit</span>
          {!isNarrow && <span className="text-small text-muted-foreground max-md:hidden">{CHANGEABLE}</span>}
        </span>
      </legend>
      <div className={`grid grid-cols-3 gap-2 ${wide} md:gap-2.5`}>
        {Object.entries(pictures).map(([value, label]) => (
          <label
            key={value}
            className="relative grid cursor-pointer content-start gap-2 rounded-2xl border-2 border-transparent bg-muted p-1.5 pb-2.5 text-center font-medium text-note leading-tight has-checked:border-primary has-checked:bg-accent has-checked:text-accent-foreground has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={picture === value}
              onChange={() => isPicture(value) && onChoose(value)}
              className="sr-only"
            />
            <span className="block aspect-[16/10] md:aspect-video">
              {isPicture(value) && <PictureThumbnail picture={value} />}
            </span>
            {picture === value && (
              <span className="absolute top-2.5 right-2.5 grid size-5.5 place-items-center rounded-full bg-primary text-primary-foreground">
                <Icon name="check" className="size-3.5" strokeWidth={3} />
              </span>
            )}
            {label}
          </label>
        ))}
        <p
          className={`grid place-items-center text-center text-note text-muted-foreground leading-snug ${isNarrow ? '' : 'md:hidden'}`}
        >
          {CHANGEABLE}
        </p>
      </div>
      <p aria-live="polite" className="mt-2.5 text-small text-muted-foreground leading-snug empty:mt-0">
        {picture === 'face' &&
          'Le flou est fait dans votre navigateur, sur l’image entière : personne ne peut l’enlever.'}
      </p>
    </fieldset>
  )
}
