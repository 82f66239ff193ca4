import { Icon } from '#web/components/icon.tsx'
import type { NetworkQuality } from '../engine/network-quality.ts'

const words: Record<NetworkQuality, string> = {
  good: 'Connexion bonne',
  fair: 'Connexion moyenne',
  poor: 'Connexion faible',
}

export function NetworkLabel({ quality }: { quality: NetworkQuality }) {
  return (
    <span
      className={`inline-flex items-center gap-2 text-small ${quality === 'good' ? 'text-success' : 'text-warning'}`}
    >
      <Icon name={quality === 'good' ? 'signal' : 'signal-low'} className="size-4.5" />
      {words[quality]}
    </span>
  )
}
