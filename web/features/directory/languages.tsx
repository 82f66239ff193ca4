import { Fragment } from 'react'
import { spokenLanguages } from '#domain/profile/spoken-languages.ts'

/** « Français, anglais (English) » */
export function Languages({ codes }: { codes: readonly string[] }) {
  return spokenLanguages(codes).map(({ code, name, own }, place) => (
    <Fragment key={code}>
      {place > 0 && ', '}
      {name}
      {own && (
        <>
          {' ('}
          <bdi lang={code}>{own}</bdi>)
        </>
      )}
    </Fragment>
  ))
}
