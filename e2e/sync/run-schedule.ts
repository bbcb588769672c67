import { checkPromises, fullPull, quiet, tombstonesIn } from './promises.ts'
import { Simulation, type SimulationParts } from './simulation.ts'
import type { Schedule } from './step.ts'

/** A schedule from the first step to the promises. */
export async function runSchedule(
  schedule: Schedule,
  parts: Omit<SimulationParts, 'devices' | 'locks'>,
): Promise<void> {
  const simulation = new Simulation({ ...parts, devices: schedule.devices, locks: schedule.locks })
  await simulation.run(schedule)
  const tombstones = new Map<string, string[]>()
  for (const account of parts.accounts)
    tombstones.set(account, tombstonesIn(await fullPull(simulation, account)))
  await quiet(simulation)
  await checkPromises(simulation, tombstones)
  for (const device of simulation.devices) device.closeTabs()
}
