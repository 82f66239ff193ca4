import { DeleteAccount } from './delete-account.tsx'
import { Section } from './section.tsx'

export function DataSection() {
  return (
    <Section id="donnees" title="Mes données">
      <p>
        Supprimer votre compte efface votre profil, votre photo, vos documents et vos humeurs. C’est immédiat et
        définitif. Ce que la loi oblige à garder, comme les paiements, est conservé à part pour la durée légale.
      </p>
      <DeleteAccount />
    </Section>
  )
}
