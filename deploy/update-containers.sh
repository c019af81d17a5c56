#!/bin/sh
# For compose.yaml: backs up, builds the newest version and starts it; the version before starts again when it does not become healthy.
# deploy/update-containers.sh --back goes back by hand. The database stays as it is; docs/operations.md, Restore, takes it back.
set -eu
cd "$(dirname "$0")/.."

say() { printf '%s\n' "$*"; }
fail() { printf '%s\n' "$@" >&2; exit 1; }
compose() { docker compose -f deploy/compose.yaml --env-file .env "$@"; }

# Waits for the health checks of the image, which ask /readyz.
start() { compose up --detach --no-build --wait --wait-timeout 300; }

newest() {
  tag=$(git tag --list 'v[0-9]*' --sort=-v:refname | grep -v -e - | head -n 1)
  say "${tag:-origin/HEAD}"
}

use_before() {
  docker image tag belcanto:before belcanto
  git checkout --quiet --detach belcanto-before
}

update() {
  git diff-index --quiet HEAD -- || fail 'Files of this repository were edited. Keep your changes in .env, or commit them. Nothing was changed.'
  git fetch --quiet --tags origin
  version=$(newest)
  if [ "$(git rev-parse "$version^{commit}")" = "$(git rev-parse HEAD)" ]; then
    say "$version runs already. Nothing was changed."
    return
  fi
  say '1. Back up'
  compose exec -T jobs node --max-semi-space-size=8 server/main.ts backup || fail 'Without a backup nothing is changed.'
  say "2. Build $version beside the running one"
  docker image tag belcanto belcanto:before
  git tag --force belcanto-before HEAD > /dev/null
  git checkout --quiet --detach "$version"
  if ! compose build; then
    use_before
    fail "$version could not be built; the reason is above. The containers run on."
  fi
  say "3. Start $version and wait until it is healthy"
  if ! start; then
    use_before
    start || fail 'The version before does not start either. THE STUDIO IS CLOSED: docker compose -f deploy/compose.yaml logs'
    fail "$version did not become healthy. The version before runs again, with every booking and payment."
  fi
  say "$version runs. The way back: deploy/update-containers.sh --back"
}

go_back() {
  docker image inspect belcanto:before > /dev/null 2>&1 || fail 'There is no version before. Nothing was changed.'
  use_before
  start
  say 'The version before runs. Every booking, payment and setting since then is kept.'
}

{
  case ${1:-} in
    '') update ;;
    --back) go_back ;;
    *) fail 'deploy/update-containers.sh [--back]' ;;
  esac
}
