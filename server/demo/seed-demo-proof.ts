import { createHash } from 'node:crypto'
import { formatDay } from '#domain/format-time.ts'
import { dayOf } from '#domain/time.ts'
import type { Database } from '../db/database.ts'
import { createAccount } from '../identity/create-account.ts'
import type { FileStore } from '../providers/storage/file-store.ts'

/** Nobody can sign in as her: her proof waits, so that the verification can be tried. */
const candidate = {
  email: 'nora@demo.mivoix.fr',
  metadata: { name: 'Nora Lemaire', university: 'Université de Nantes', study_year: '5', specialization: 'clinical' },
} as const

export async function seedDemoProof(db: Database, files: FileStore, now: Date): Promise<void> {
  const [known] = await db.asService((sql) => sql`select from auth.users where email = ${candidate.email}`)
  if (known) return
  const bytes = await certificate(now)
  const version = crypto.randomUUID()
  await files.write(version, bytes)
  await db.asService(async (sql) => {
    const id = await createAccount(sql, {
      ...candidate,
      userType: 'student',
      passwordHash: null,
      confirmedAt: now,
      now,
    })
    // Another process inserted it first.
    if (!id) return
    await sql`insert into storage.objects ${sql({
      bucket_id: 'proofs',
      name: `${id}/${version}`,
      owner: id,
      version,
      size: bytes.byteLength,
      mimetype: 'application/pdf',
      etag: createHash('sha256').update(bytes).digest('hex'),
      cache_control: '',
      created_at: now,
      updated_at: now,
    })}`
  })
}

async function certificate(now: Date): Promise<Uint8Array> {
  // Imported lazily: needed once in the life of a demonstration, so other starts do not load it.
  const { PDFDocument, StandardFonts } = await import('@cantoo/pdf-lib')
  const document = await PDFDocument.create()
  const page = document.addPage([595, 842])
  const font = await document.embedFont(StandardFonts.Helvetica)
  const day = dayOf(now)
  const lines = [
    [candidate.metadata.university, 20],
    ['Certificat de scolarité (exemple de démonstration)', 16],
    [`${candidate.metadata.name} est inscrite en Master 2 de psychologie clinique.`, 12],
    [`Année universitaire ${day.slice(0, 4)}-${Number(day.slice(0, 4)) + 1}`, 12],
    [`Fait à Nantes, le ${formatDay(day).replaceAll('\u00A0', ' ')}`, 12],
  ] as const
  for (const [at, [text, size]] of lines.entries()) page.drawText(text, { x: 60, y: 740 - at * 48, size, font })
  return document.save()
}
