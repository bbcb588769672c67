import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const legalForms: Locale['legalForms'] = {
  after: lines(`
CIC
CLG
Co.
Corp.
Corporation
DAC
Inc.
Incorporated
LLC
LLP
Limited
Ltd.
PBC
PLC
PLLC
Pte
Pty
Pvt
plc
`),
}
