import type { Device } from './models.ts'

// What this device really has.

const MB = 1024 * 1024

export async function probeDevice(): Promise<Device> {
  // Its type says that every browser has it.
  const gpu: GPU | undefined = navigator.gpu
  const adapter = gpu ? await gpu.requestAdapter({ powerPreference: 'high-performance' }) : null
  const estimate = await navigator.storage?.estimate?.()
  const free =
    estimate?.quota === undefined ? Number.POSITIVE_INFINITY : estimate.quota - (estimate.usage ?? 0)
  return {
    webgpu: adapter !== null,
    f16: adapter?.features.has('shader-f16') ?? false,
    maxBufferMB: (adapter?.limits.maxStorageBufferBindingSize ?? 0) / MB,
    freeMB: free / MB,
    phone: /Android|iPhone|iPad|Mobile/i.test(navigator.userAgent),
  }
}
