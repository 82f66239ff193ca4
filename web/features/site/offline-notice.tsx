import { buttonLook } from '#web/components/ui/button-look.ts'

/**
 * Shown by the style sheet alone, where the service worker answers with this page in place of another that it could not
 * fetch: no script may be there. The empty address is that of the other page.
 */
export function OfflineNotice() {
  return (
    <div className="mb-10 hidden rounded-2xl border border-warning/40 bg-warning-subtle p-5 in-data-in-place-of:block md:p-6">
      <p className="font-semibold text-heading-xs">Vous êtes hors connexion</p>
      <p className="mt-1 mb-4">
        Votre page revient d’elle-même dès que la connexion est là. Les appels, eux, passent sans Internet.
      </p>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- see above */}
      <a href="" className={buttonLook({ variant: 'outline' })}>
        <span className="hidden in-data-[in-place-of$=chat]:inline">Revenir à ma conversation</span>
        <span className="in-data-[in-place-of$=chat]:hidden">Revenir à ma page</span>
      </a>
    </div>
  )
}
