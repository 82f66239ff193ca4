import { DeleteAccount } from './delete-account.tsx'
import { ExportData } from './export-data.tsx'
import { Section } from './section.tsx'

export function DataSection() {
  return (
    <Section id="donnees" title="Mes données">
      <ExportData />
      <h3 className="text-heading-xs">Supprimer mon compte</h3>
      <p>
        Votre profil, votre photo, vos documents et vos humeurs sont effacés. C’est immédiat et définitif. Ce que la loi
        oblige à garder, comme les paiements, est conservé à part pour la durée légale.
      </p>
      <DeleteAccount />
    </Section>
  )
}
