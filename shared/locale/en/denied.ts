import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const denied: Locale['denied'] = {
  not: lines(`
ain't
aren't
can't
cannot
couldn't
didn't
doesn't
don't
hadn't
hasn't
haven't
isn't
mightn't
mustn't
needn't
never
not
shan't
shouldn't
wasn't
weren't
won't
wouldn't
`),
  no: lines(`
no
`),
  needed: lines(`
asked
compulsory
essential
expect
insist
mandatory
necessary
need
obligatory
require
`),
  turns: lines(`
although
but
however
though
`),
  said: lines(`
(can|do|does|is|are)( not|n't) (able to )?(offer|sponsor)
(do|does)( not|n't) have to (touch|know|use|write|read|code|care)
(is|are)(n't| not) something (we|you)
(nobody|no one|no-one)( here)? (will|is going to) (ever )?ask
(will not|won't|never|not) (ever )?be asked
(won't|will not|never|will never|don't) (ever |have to |need to |actually )?(touch|see) (it|them|any of|that|these|this)
cannot (offer|sponsor)
do not ask
do not use
do not want
do(es|ing)? without
does not matter
doesn't matter
don't ask
don't use
don't want
feel free to ignore
instead of
irrelevant
isn't a requirement
migrating away from
moved away from
moving off
needn't
needs? no (?!explain|introduc)\\p{L}+
neither here nor there
never use
no degree
no experience
no interest in
no knowledge
no longer
no need
no previous
no prior
not (a|interested in|looking for)
not a requirement
not your (job|problem|concern|worry)
rather than
unable to (offer|sponsor)
without (needing|any|knowing)
you can (\\p{L}+ )?(ignore|forget)
`),
}
