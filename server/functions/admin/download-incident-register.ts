import { z } from 'zod'
import { defineAdminFunction } from '../../admin/define-admin-function.ts'
import { incidentRegister } from '../../incidents/incident-register.ts'
import { writePdf } from '../../write-pdf.ts'

/** Whole incident register as a file, for the data protection authority. */
export const downloadIncidentRegister = defineAdminFunction({
  name: 'download-incident-register',
  level: 'plain',
  input: z.object({}),
  audit: () => ({ subject: null, detail: {} }),
  async handle({ sql, now, signal }) {
    const register = await incidentRegister(sql, now)
    return async () => {
      const content = await writePdf({ kind: 'incidents', content: register, writtenAt: now }, signal)
      return new Response(content, {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': 'attachment; filename="registre-des-incidents.pdf"',
        },
      })
    }
  },
})
