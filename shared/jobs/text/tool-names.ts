const namesIn = (text: string): ReadonlySet<string> =>
  new Set(text.split(/\s+/).map((name) => name.replaceAll('_', ' ')))

/** Tools whose name is a word of the dictionary, of things one can have one of: 'a python', 'the backbone of the team'. */
export const DICTIONARY_WORDS = namesIn(
  `alembic alias axiom babel backbone bash bloodhound cacti capybara coalesce concordance convey cypress disguise
  edelweiss elixir estuary exchequer firepower fiddler gatling gatsby gazebo glint haystack jest landmark libero lisp looker luminance lustre
  marmoset mongoose needles niche oracle pandas parquet peach prettier prolog pulsar python radius recap reckon rhinoceros ruckus
  snorkel solace starburst subversion superhuman synapse tableau telepath tiller tines upshot velociraptor vespa vulcan whittle`,
)

/** Programs called by an ordinary word that one draws, writes, books or keeps things in; none is a place, too. */
export const WORKED_IN = namesIn(
  `ad access acrobat ada allegro aloha alto apex arbor articulate asana astro audition avid banner bicep bill birdie blackboard blender bootstrap box
  braze bubble buffer bullhorn c cadence canvas capture_one captivate chief_architect clarity coda composer concur confluence constant_contact
  core_data cornerstone cursor dart dash delphi deputy domo doodle drake dynamo eagle empower encompass epic excel exchange express fast_api fcp
  final_cut fishbowl flask float flutter fourth framer galileo gerber go grasshopper greenhouse groovy gusto gutenberg helm hex homer houdini idea ies
  illustrator intercom inventor iris iterable jobber julia keynote lambda latex leap leapfrog lever lightspeed linear liquid loom maestro
  marketing_cloud marsha marvel maya mews micros miro mumps mural my_sql net_suite nim node notion nuke nx octane opera oracle origin outlook outreach
  p6 pads paragon pascal pcc people_soft petrel photo_shop planner playwright plex postman premiere principle prism procreate puppet puppeteer r rails
  rally react realm reaper relativity remedy remix revel rhino rio rive rpg ruby rust sabre saffron sage sales_cloud scala scheme scratch seesaw
  service_now share_point shell shiny shortcut shortcuts shotgun sims sketch sketch_up slack slate snowflake spice spline square stencil storyboarder
  storybook storyline swagger swift synchro tally tapestry teams timely toast tock tms trapeze ts twig type_script unity unreal upkeep vend vena vim
  virtuoso wave whimsical word workday zonal zoom zig amplitude calypso camel candy celery chorus consul cubit dovetail drift ember gong heap hibernate
  hive iceberg indeed lattice maven maze moz namely osprey pix polaris prefect presto proclaim rancher segment seismic sentry snowplow spark temporal
  vault`,
)
