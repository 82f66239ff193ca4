import { premiumFeatures } from '#domain/premium/entitlements.ts'
import { Icon } from '#web/components/icon.tsx'

export function PremiumFeatureList() {
  return (
    <ul className="grid gap-3">
      {Object.entries(premiumFeatures).map(([feature, words]) => (
        <li key={feature} className="flex gap-3">
          <Icon name="check" className="mt-1 size-5 text-success" />
          {words}
        </li>
      ))}
    </ul>
  )
}
