import { list, note, paragraph } from './blocks.ts'
import { figures } from './figures.ts'
import { emailLink, phoneLink } from './publisher.ts'
import type { LegalDocument } from './types.ts'

export const accessibility: LegalDocument = {
  slug: 'accessibility',
  title: 'Déclaration d’accessibilité',
  lede: 'Mivoix doit pouvoir servir à tout le monde. Voici où nous en sommes, ce qui manque encore et comment nous joindre.',
  updatedOn: '2025-04-25',
  sections: [
    {
      id: 'objectif',
      title: 'Notre objectif',
      blocks: [
        paragraph(
          'Nous visons le niveau AA des règles internationales WCAG 2.1 et le respect du Référentiel général d’amélioration de l’accessibilité (RGAA). Cette déclaration, établie en avril 2025, concerne l’ensemble du site Mivoix.',
        ),
      ],
    },
    {
      id: 'etat',
      title: 'Où nous en sommes',
      blocks: [
        note(
          'Aucun audit par un organisme extérieur n’a été réalisé à ce jour. Nous n’annonçons donc aucun taux de conformité. Dans les termes du RGAA, un site sans audit est déclaré « non conforme ».',
        ),
        paragraph('Nous faisons nos propres vérifications, à chaque version du site :'),
        list(
          'un contrôle automatique (axe) de chaque page publique, en clair et en sombre, sur téléphone et sur ordinateur ;',
          'des parcours joués entièrement au clavier ;',
          'un affichage agrandi à 200 %, pour vérifier que rien n’est coupé.',
        ),
        paragraph(
          'Un défaut sérieux ou critique trouvé par ce contrôle bloque la publication. Mais un contrôle automatique ne voit qu’une partie des obstacles. Il ne remplace ni un audit, ni l’avis des personnes concernées.',
        ),
      ],
    },
    {
      id: 'amenagements',
      title: 'Ce qui est prévu pour vous',
      blocks: [
        list(
          'un lien « Aller au contenu » et un ordre de lecture logique ;',
          'un contour bien visible autour de l’élément actif ;',
          'des boutons assez grands pour le doigt ;',
          'des contrastes étudiés, en clair comme en sombre ;',
          'des animations réduites si votre appareil le demande ;',
          'des erreurs de formulaire écrites en toutes lettres et reliées aux champs ;',
          'le collage toujours permis pour les mots de passe, les codes et les adresses.',
        ),
      ],
    },
    {
      id: 'limites',
      title: 'Les limites connues',
      blocks: [
        list(
          'Les séances vidéo n’ont pas de sous-titres garantis. Les messages écrits restent disponibles pendant l’appel.',
          'La dictée vocale du chat n’existe que dans certains navigateurs. On peut toujours écrire au clavier.',
          'Les pages n’ont pas été essayées avec tous les lecteurs d’écran.',
          'La vérification 3-D Secure du paiement appartient à votre banque. Nous ne maîtrisons pas son affichage.',
          'Les documents envoyés par d’autres personnes peuvent ne pas être accessibles.',
        ),
      ],
    },
    {
      id: 'alternatives',
      title: 'Les autres façons de faire',
      blocks: [
        list(
          `**Réserver par téléphone** : ${phoneLink}, en semaine, de 9 h à 18 h.`,
          `**Écrire** : ${emailLink} ou le [formulaire de contact](/contact).`,
          '**Faire la séance autrement** : voix seule, caméra coupée, ou messages écrits pendant l’appel.',
          '**Recevoir un document** dans un autre format, sur simple demande.',
        ),
      ],
    },
    {
      id: 'plan',
      title: 'Notre plan d’action',
      blocks: [
        paragraph(`Nous mettons ce plan à jour tous les ${figures.accessibilityPlan}. Les prochaines étapes :`),
        list(
          'essayer la réservation, le paiement, le chat et l’appel avec NVDA et VoiceOver ;',
          'proposer des sous-titres pendant les séances ;',
          'faire réaliser un audit RGAA par un organisme indépendant, et publier son résultat ici.',
        ),
      ],
    },
    {
      id: 'contact',
      title: 'Nous signaler un obstacle',
      blocks: [
        paragraph(
          `Une page, un bouton ou un document vous bloque ? Dites-le-nous par le [formulaire de contact](/contact), à ${emailLink} ou au ${phoneLink}. Nous répondons sous ${figures.accessibilityReply}, avec une solution ou une autre façon de faire.`,
        ),
      ],
    },
    {
      id: 'recours',
      title: 'Si notre réponse ne suffit pas',
      blocks: [
        paragraph('Vous pouvez vous adresser au Défenseur des droits :'),
        list(
          'en ligne, sur [www.defenseurdesdroits.fr](https://www.defenseurdesdroits.fr) ;',
          'par téléphone : [09 69 39 00 00](tel:+33969390000) ;',
          'par courrier gratuit, sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07.',
        ),
      ],
    },
  ],
}
