/// What every channel has, under the names that fit a push service.
public typealias PushOutcome = DeliveryOutcome
public typealias PushReach = Reach
public typealias PushRetry = DeliveryRetry
