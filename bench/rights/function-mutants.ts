import { userTypes } from '#domain/profile/user-type.ts'
import type { AnyFunction } from '#server/doors/functions/define-function.ts'
import { allFunctions } from '#server/functions/all.ts'
import { identityNames } from '../../tests/support/grid/cast.ts'
import { admission, expectedAdmission } from '../../tests/support/grid/function-cells.ts'
import type { World } from '../../tests/support/grid/world.ts'

/** Opens each function to more callers than allowed; returns the mutants that no test notices. */
export function functionMutants({ claims }: World): { total: number; survivors: string[] } {
  const mutants = allFunctions.flatMap((definition) =>
    widened(definition.who).map((who) => ({ name: definition.name, who })),
  )
  const survivors = mutants.filter(({ name, who }) =>
    identityNames.every((one) => admission(who, claims[one]) === expectedAdmission(name, claims[one])),
  )
  return { total: mutants.length, survivors: survivors.map(({ name, who }) => `${name}: for ${JSON.stringify(who)}`) }
}

type Who = AnyFunction['who']

function widened(who: Who): Who[] {
  if (who === 'anyone') return []
  if (who === 'signed-in') return ['anyone']
  const more = userTypes.filter((type) => !who.includes(type)).map((type) => [...who, type])
  return ['anyone', 'signed-in', ...more]
}
