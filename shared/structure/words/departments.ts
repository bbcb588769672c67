// Parts of an employer that stand behind a position: no company is called by one of them alone.

const DEPARTMENTS = new Set(
  `accounting; accounts; accounts payable; accounts receivable; administration; analytics; audit; billing; business development; catering;
  claims; collections; commercial; communications; compliance; construction; content; corporate development; credit; customer care; customer experience;
  customer service; customer services; customer success; customer support; data; design; development; dispatch; distribution;
  e-commerce; ecommerce; editorial; education; emergency department; engineering; estates; events; facilities; field service; finance; fleet; front of house;
  fundraising; growth; health and safety; housekeeping; hr; human resources; icu; information technology; infrastructure; innovation;
  internal audit; inventory; investor relations; it; kitchen; learning and development; legal; logistics; maintenance; manufacturing;
  marketing; media; membership; merchandising; nursing; oncology; operations; paediatrics; pediatrics; partnerships; payroll; people; planning; platform; policy; pr;
  pricing; procurement; product; production; programs; programmes; projects; property; public affairs; public relations; purchasing; quality;
  quality assurance; r&d; radiology; research; retail; risk; safety; sales; security; service; services; shipping; software; sourcing;
  stores; strategy; supply chain; support; surgery; talent acquisition; tax; technology; training; transport; treasury; warehouse; wholesale`
    .split(';')
    .map((name) => name.trim().replace(/\s+/g, ' ')),
)

const bare = (name: string): string =>
  name
    .replace(/^(?:the|global|regional|group|head of) /, '')
    .replace(/ (?:department|dept|team|division|unit)$/, '')

const isListed = (name: string): boolean => DEPARTMENTS.has(name) || DEPARTMENTS.has(bare(name))

/** 'Sales', 'Sales & Marketing', 'Finance Department'. */
export const isDepartment = (text: string): boolean => {
  const name = text.toLowerCase()
  return isListed(name) || name.split(/ (?:&|and) /).every(isListed)
}
