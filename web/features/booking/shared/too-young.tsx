import { href } from 'react-router'
import { MINIMUM_AGE_YEARS } from '#domain/constants.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'

/** Below the minimum age: who answers at once, what stays open, and what to do about a wrong date. */
export function TooYoung() {
  return (
    <Alert title={`Les séances et l’abonnement sont ouverts à partir de ${MINIMUM_AGE_YEARS} ans.`}>
      <p>
        Vous n’avez pas à rester sans personne à qui parler. Le <a href="tel:119">119</a> (enfance en danger), le{' '}
        <a href="tel:3114">3114</a> et <a href="tel:+33800235236">Fil Santé Jeunes, 0 800 235 236</a> répondent
        gratuitement, et gardent pour eux ce que vous dites.{' '}
        <TextLink to={href('/urgence')}>Toutes les lignes d’écoute</TextLink>
      </p>
      <p className="mt-2">
        Le <TextLink to={href('/chat')}>chat gratuit</TextLink> reste ouvert. Aucun montant n’a été prélevé.
      </p>
      <p className="mt-2">
        Votre date de naissance est fausse ? Écrivez-nous par la page <TextLink to={href('/contact')}>Contact</TextLink>
        , avec un justificatif : nous la corrigerons.
      </p>
    </Alert>
  )
}
