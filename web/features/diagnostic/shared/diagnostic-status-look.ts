import type { DiagnosticStatus } from '#domain/admin/diagnostic.ts'
import type { BadgeTone } from '#web/components/ui/badge.tsx'
import type { IconName } from '#web/icons/icon-names.ts'

interface StatusLook {
  icon: IconName
  tone: BadgeTone
  /** Colour of the icon alone. */
  ink: string
  /** Background of the counter's icon. */
  tile: string
  /** Label of the counter. */
  plural: string
}

export const statusLook: Record<DiagnosticStatus, StatusLook> = {
  error: {
    icon: 'circle-exclamation-point',
    tone: 'error',
    ink: 'text-destructive',
    tile: 'bg-destructive-subtle text-destructive',
    plural: 'Erreurs critiques',
  },
  warning: {
    icon: 'triangle-exclamation-point',
    tone: 'warning',
    ink: 'text-warning',
    tile: 'bg-warning-subtle text-warning',
    plural: 'Avertissements',
  },
  success: {
    icon: 'circle-check',
    tone: 'success',
    ink: 'text-success',
    tile: 'bg-success-subtle text-success',
    plural: 'Fonctionnels',
  },
  pending: {
    icon: 'clock',
    tone: 'neutral',
    ink: 'text-muted-foreground',
    tile: 'bg-muted text-foreground',
    plural: 'À tester',
  },
}

/** Worst first. */
export const statusOrder: readonly DiagnosticStatus[] = ['error', 'warning', 'success', 'pending']
