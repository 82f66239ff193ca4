import { accessibility } from './content/accessibility.ts'
import { avis } from './content/avis.ts'
import { cookies } from './content/cookies.ts'
import { impactAssessment } from './content/impact-assessment.ts'
import { privacy } from './content/privacy.ts'
import { register } from './content/register.ts'
import { rgpd } from './content/rgpd.ts'
import { securiteIa } from './content/securite-ia.ts'
import { terms } from './content/terms.ts'
import type { LegalDocument } from './content/types.ts'

export const legalDocuments: readonly LegalDocument[] = [
  terms,
  privacy,
  rgpd,
  register,
  impactAssessment,
  accessibility,
  cookies,
  securiteIa,
  avis,
]
