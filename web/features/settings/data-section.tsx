import type { SignedInUser } from '#web/lib/auth/auth-state.ts'
import { DeleteAccount } from './deletion/delete-account.tsx'
import { ExportData } from './export-data.tsx'
import { Section } from './section.tsx'

export function DataSection({ user }: { user: SignedInUser }) {
  return (
    <Section id="donnees" title="Mes données">
      <ExportData />
      <h3 id="supprimer" className="text-heading-xs">
        Supprimer mon compte
      </h3>
      <p>
        Votre profil, votre photo, vos documents et vos humeurs sont effacés. C’est immédiat et définitif. Ce que la loi
        oblige à garder, comme les paiements, est conservé à part pour la durée légale.
      </p>
      <DeleteAccount user={user} />
    </Section>
  )
}
